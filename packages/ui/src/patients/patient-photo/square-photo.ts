import { MAX_PHOTO_BYTES, MAX_PHOTO_SIDE, PHOTO_MEDIA_TYPES } from '@careline/core/internal/patients';

/** Bytes. Larger than any phone camera produces, small enough for a cheap phone to decode. */
export const MAX_PICTURE_BYTES = 20_000_000;

export type PictureFault = 'tooLarge' | 'unreadable';

/** JPEG qualities, tried in order until the photo is small enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** Crops the middle square. The background is white, because JPEG has no transparency. */
function drawSquare(bitmap: ImageBitmap): HTMLCanvasElement {
  const whole = Math.min(bitmap.width, bitmap.height);
  const side = Math.min(whole, MAX_PHOTO_SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const [left, top] = [(bitmap.width - whole) / 2, (bitmap.height - whole) / 2];
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, whole, whole, 0, 0, side, side);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * Encodes the picture within the size limit; undefined if that fails. Browsers return PNG for types they cannot encode.
 */
async function smallEnough(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  for (const type of PHOTO_MEDIA_TYPES) {
    for (const quality of QUALITIES) {
      const photo = await encode(canvas, type, quality);
      if (photo?.type === type && photo.size <= MAX_PHOTO_BYTES) return photo;
    }
  }
  return undefined;
}

/** Returns undefined for any decoding error: the user needs another picture either way. */
const decode = (picture: Blob): Promise<ImageBitmap | undefined> =>
  createImageBitmap(picture).catch(() => undefined);

/** Returns the picture as it is stored: square, upright, and redrawn so that none of the file's metadata remains. */
export async function squarePhoto(picture: Blob): Promise<Blob | PictureFault> {
  if (picture.size > MAX_PICTURE_BYTES) return 'tooLarge';
  const bitmap = await decode(picture);
  if (!bitmap) return 'unreadable';
  const photo = await smallEnough(drawSquare(bitmap));
  bitmap.close();
  return photo ?? 'unreadable';
}
