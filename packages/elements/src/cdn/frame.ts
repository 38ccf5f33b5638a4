// The page inside a frame (`isolation="frame"`): draws the one element its host page asked for.

import type { FrameStart } from '../framed/frame-messages.ts';
import { drawInFrame } from '../framed/in-frame.ts';

/** Loads files next to this one, so that pages still load the shell as a single file. */
const beside = (name: string) => import(/* @vite-ignore */ new URL(name, import.meta.url).href);

const isStart = (data: unknown): data is FrameStart =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'careline') === 'frame';

const sheet = new CSSStyleSheet();
// Leaves room at the sides for the focus ring.
sheet.replaceSync('html,body{margin:0;background:none}body{padding-inline:4px}');
document.adoptedStyleSheets.push(sheet);

const started = new AbortController();
addEventListener(
  'message',
  async ({ source, origin, data, ports: [port] }) => {
    // The server names the only page that may message this frame, and lets no other page embed it.
    if (source !== parent || origin !== document.body.dataset.page || !isStart(data) || !port) return;
    started.abort();
    const [, { createSession }] = await Promise.all([beside('careline.js'), beside('session.js')]);
    if (!customElements.get(data.tag)?.prototype.whenReady) return;
    const services = `${location.origin}/api`;
    drawInFrame({ start: data, port, services, createSession, into: document.body });
  },
  { signal: started.signal },
);
