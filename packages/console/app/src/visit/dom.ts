type Child = Node | string | undefined | false;

interface Props {
  readonly class?: string;
  readonly attrs?: Readonly<Record<string, string>>;
  readonly onClick?: () => void;
}

/** Creates an element with its text and children; nothing is parsed as HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { class: className, attrs = {}, onClick }: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
  if (onClick) element.addEventListener('click', onClick);
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

/** Material Symbols paths, 24 by 24. */
const ICONS = {
  mic: 'M12 14c1.66 0 3-1.34 3-3V5c0-1.66-1.34-3-3-3S9 3.34 9 5v6c0 1.66 1.34 3 3 3zm5-3c0 2.76-2.24 5-5 5s-5-2.24-5-5H5c0 3.53 2.61 6.43 6 6.92V21h2v-3.08c3.39-.49 6-3.39 6-6.92h-2z',
  mic_off:
    'M19 11h-1.7c0 .74-.16 1.43-.43 2.05l1.23 1.23c.56-.98.9-2.09.9-3.28zm-4.02.17c0-.06.02-.11.02-.17V5c0-1.66-1.34-3-3-3S9 3.34 9 5v.18l5.98 5.99zM4.27 3L3 4.27l6.01 6.01V11c0 1.66 1.33 3 2.99 3 .22 0 .44-.03.65-.08l1.66 1.66c-.71.33-1.5.52-2.31.52-2.76 0-5.3-2.1-5.3-5.1H5c0 3.41 2.72 6.23 6 6.72V21h2v-3.28c.91-.13 1.77-.45 2.54-.9L19.73 21 21 19.73 4.27 3z',
  videocam:
    'M17 10.5V7c0-.55-.45-1-1-1H4c-.55 0-1 .45-1 1v10c0 .55.45 1 1 1h12c.55 0 1-.45 1-1v-3.5l4 4v-11l-4 4z',
  videocam_off:
    'M21 6.5l-4 4V7c0-.55-.45-1-1-1H9.82L21 17.18V6.5zM3.27 2L2 3.27 4.73 6H4c-.55 0-1 .45-1 1v10c0 .55.45 1 1 1h12c.21 0 .39-.08.54-.18L19.73 21 21 19.73 3.27 2z',
  call_end:
    'M12 9c-1.6 0-3.15.25-4.6.72v3.1c0 .39-.23.74-.56.9-.98.49-1.87 1.12-2.66 1.85-.18.18-.43.28-.7.28-.28 0-.53-.11-.71-.29L.29 13.08c-.18-.17-.29-.42-.29-.7 0-.28.11-.53.29-.71C3.34 8.78 7.46 7 12 7s8.66 1.78 11.71 4.67c.18.18.29.43.29.71 0 .28-.11.53-.29.71l-2.48 2.48c-.18.18-.43.29-.71.29-.27 0-.52-.11-.7-.28-.79-.74-1.69-1.36-2.67-1.85-.33-.16-.56-.5-.56-.9v-3.1C15.15 9.25 13.6 9 12 9z',
} as const;

const SVG = 'http://www.w3.org/2000/svg';

export function icon(name: keyof typeof ICONS): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

export const button = (text: string, onClick: () => void, className = 'button'): HTMLButtonElement =>
  h('button', { class: className, attrs: { type: 'button' }, onClick }, text);

/** Returns a video element that starts by itself; our own picture is muted. */
export function videoOf(label: string, muted: boolean): HTMLVideoElement {
  const video = h('video', { attrs: { 'aria-label': label, playsinline: '' } });
  video.autoplay = true;
  video.muted = muted;
  return video;
}

/** Shows these tracks, leaving those already shown untouched to avoid flicker. */
export function showTracks(video: HTMLVideoElement, tracks: readonly MediaStreamTrack[]): void {
  const stream = video.srcObject instanceof MediaStream ? video.srcObject : new MediaStream();
  for (const track of stream.getTracks()) if (!tracks.includes(track)) stream.removeTrack(track);
  for (const track of tracks) if (!stream.getTracks().includes(track)) stream.addTrack(track);
  if (video.srcObject !== stream) video.srcObject = stream;
  if (tracks.length > 0) void video.play().catch(() => undefined);
}
