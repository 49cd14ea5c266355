// Makes a picture small enough to be sent, before it is sent.

// What the server takes: 1.4 MiB and 40 megapixels.
const mostBytes = 1468006;
const mostPixels = 40e6;
// A plan has no need of more, in pixels of its longer side.
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
  // The server says what is wrong with what is no picture. A photo is drawn anew, so that it stands upright: the
  // server does not keep how the camera was held.
  if (!picture || (file.type !== "image/jpeg" && isSmall(file, picture))) return file;
  const side = Math.max(picture.width, picture.height);
  for (let wanted = Math.min(longest, side); wanted >= Math.min(shortest, side); wanted *= 0.75) {
    const made = await scaled(picture, wanted / side);
    if (made && made.size <= mostBytes) return new File([made], "plan", { type: made.type });
  }
  return file;
}

/** Puts a smaller picture in place of the one that was chosen, where it must be smaller. */
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
