import type { Browser, Page } from 'playwright-core';
import { animatedWebp, type WebpPatch } from './animated-webp.ts';

/** A key in the animation and its effect. */
export interface PressedKey {
  readonly key: string;
  readonly does: string;
}

export interface Moment {
  readonly png: Buffer;
  readonly pressed: number;
  readonly milliseconds: number;
}

export interface Studio {
  /** Returns a console window with rounded corners, as WebP. */
  still(png: Buffer): Promise<Buffer>;
  /** The same on a phone. */
  phone(png: Buffer): Promise<Buffer>;
  /** Returns the moments as an animation, with the keys below. */
  animation(moments: readonly Moment[], keys: readonly PressedKey[]): Promise<Buffer>;
  close(): Promise<void>;
}

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { width: max-content; background: none; font-family: 'Noto Sans', sans-serif; }
  img { display: block; }
  .window { width: max-content; overflow: hidden; border: 1px solid #b8c4c6; border-radius: 12px; background: #fff; }
  .window img { width: 1280px; }
  .phone { padding: 10px; border-radius: 36px; background: #17262b; width: max-content; }
  .phone img { width: 360px; border-radius: 27px; }
  ol { display: flex; gap: 28px; justify-content: center; padding: 20px; background: #17262b; list-style: none; }
  li { display: flex; gap: 12px; align-items: center; color: #8fa5a9; font-size: 20px; }
  kbd { padding: 4px 14px 6px; border: 1px solid #5b7277; border-bottom-width: 4px; border-radius: 8px; color: #cfdcde;
    font: 600 20px 'Noto Sans', sans-serif; }
  li.done { color: #fff; }
  li.now kbd { border-color: #5fd3c4; background: #5fd3c4; color: #0b2226; }
`;

const src = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
const windowed = (png: Buffer, below = ''): string =>
  `<div class="window"><img src="${src(png)}">${below}</div>`;

const classOf = (at: number, pressed: number): string => {
  if (at >= pressed) return '';
  return at === pressed - 1 ? 'done now' : 'done';
};

const keyRow = (keys: readonly PressedKey[], pressed: number): string =>
  `<ol>${keys.map(({ key, does }, at) => `<li class="${classOf(at, pressed)}"><kbd>${key}</kbd>${does}</li>`).join('')}</ol>`;

interface Encoded extends Omit<WebpPatch, 'webp' | 'milliseconds'> {
  readonly base64: string;
}

/** Returns the difference between two pictures. Runs in the page, which has an encoder. */
async function encode([before, now]: readonly [string | null, string]): Promise<Encoded> {
  const draw = async (source: string) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return { canvas, pixels: context.getImageData(0, 0, image.width, image.height) };
  };
  const { canvas, pixels } = await draw(now);
  const { width, height } = pixels;
  const old = before === null ? undefined : new Uint32Array((await draw(before)).pixels.data.buffer);
  const fresh = new Uint32Array(pixels.data.buffer);
  let [left, top, right, bottom] = old ? [width, height, 0, 0] : [0, 0, width, height];
  for (let at = 0; old && at < fresh.length; at += 1) {
    if (fresh[at] === old[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (right <= left) [left, top, right, bottom] = [0, 0, 2, 2];
  left -= left % 2;
  top -= top % 2;
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext('2d')?.drawImage(canvas, -left, -top);
  const bytes = new Uint8Array(
    await (await part.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer(),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { base64: btoa(text), left, top, width: part.width, height: part.height };
}

/** Fails unless the browser can read every frame. Runs in the page. */
async function countFrames(base64: string): Promise<number> {
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: 'image/webp' });
  await decoder.completed;
  await decoder.tracks.ready;
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
  for (let at = 0; at < count; at += 1) await decoder.decode({ frameIndex: at });
  return count;
}

async function composed(page: Page, html: string): Promise<Buffer> {
  await page.setContent(`<!doctype html><style>${STYLE}</style>${html}`);
  return page.locator('body').screenshot({ omitBackground: true });
}

/** Browsers only decode frames on pages with a secure address. */
const ADDRESS = 'https://pictures.example/';

/** Opens the page that frames and encodes pictures. `scale`: file pixels per screen pixel. */
export async function openStudio(browser: Browser, scale: number): Promise<Studio> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, deviceScaleFactor: scale });
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(ADDRESS);
  const toWebp = async (png: Buffer) =>
    Buffer.from((await page.evaluate(encode, [null, src(png)] as const)).base64, 'base64');

  return {
    still: async (png) => toWebp(await composed(page, windowed(png))),
    phone: async (png) => toWebp(await composed(page, `<div class="phone"><img src="${src(png)}"></div>`)),
    async animation(moments, keys) {
      const patches: WebpPatch[] = [];
      let before: string | null = null;
      for (const { png, pressed, milliseconds } of moments) {
        const now = src(await composed(page, windowed(png, keyRow(keys, pressed))));
        const { base64, ...place } = await page.evaluate(encode, [before, now] as const);
        patches.push({ ...place, webp: Buffer.from(base64, 'base64'), milliseconds });
        before = now;
      }
      const [first, ...others] = patches;
      if (!first) throw new Error('An animation needs a moment.');
      const file = animatedWebp([first, ...others]);
      const frames = await page.evaluate(countFrames, file.toString('base64'));
      if (frames !== moments.length)
        throw new Error(`A browser reads ${frames} of ${moments.length} frames.`);
      return file;
    },
    close: () => page.close(),
  };
}
