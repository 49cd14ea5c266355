// Makes a picture small enough before it is sent.

// The server's limits: 1.4 MiB and 40 megapixels.
const mostBytes = 1468006;
const mostPixels = 40e6;
// The longer side of a reduced picture, in pixels; a plan needs no more.
const [longest, shortest] = [4000, 500];

const isSmall = (file, picture) => file.size <= mostBytes && picture.width * picture.height <= mostPixels;

function scaled(picture, scale) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
}

async function smaller(file) {
  const picture = await createImageBitmap(file).catch(() => undefined);
  // The server reports the error if the file is not a picture. A photo is redrawn so that it is upright: the server
  // does not store the orientation of the camera.
  if (!picture || (file.type !== "image/jpeg" && isSmall(file, picture))) return file;
  const side = Math.max(picture.width, picture.height);
  for (let wanted = Math.min(longest, side); wanted >= Math.min(shortest, side); wanted *= 0.75) {
    const made = await scaled(picture, wanted / side);
    if (made && made.size <= mostBytes) return new File([made], "plan", { type: made.type });
  }
  return file;
}

/** Replaces the selected picture by a smaller one if necessary. */
export async function shrink(input) {
  const [file] = input.files;
  if (!file) return;
  const button = input.form.querySelector("button");
  button.disabled = true;
  const chosen = new DataTransfer();
  chosen.items.add(await smaller(file));
  if (input.files[0] === file) input.files = chosen.files;
  button.disabled = false;
}
