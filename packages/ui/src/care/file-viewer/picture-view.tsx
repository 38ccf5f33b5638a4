import { SHOWN_MEDIA_TYPES } from '@careline/core/internal/care';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { usePicture } from '../../primitives/picture/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { fileViewerMessages } from '../care.messages.ts';

export interface PictureViewProps {
  readonly file: Blob;
  readonly name: string;
}

/** Zoom factor, and rotation in quarter turns. */
interface Look {
  readonly zoom: number;
  readonly quarters: number;
}

const INITIAL_LOOK: Look = { zoom: 1, quarters: 0 };
const FOCUSABLE = { tabIndex: 0 } as const;
const MAX_ZOOM = 6;
const MIN_ZOOM = 0.25;

const zoomed = (look: Look, by: number): Look => ({
  ...look,
  zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, look.zoom + by)),
});
const turned = (look: Look): Look => ({ ...look, quarters: (look.quarters + 1) % 4 });

/** Returns the change that a key makes, or undefined for other keys. */
function changeOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): ((look: Look) => Look) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '+' || key === '=') return (look) => zoomed(look, 0.25);
  if (key === '-' || key === '−') return (look) => zoomed(look, -0.25);
  if (key === '0') return (look) => ({ ...look, zoom: 1 });
  return key.toLowerCase() === 'r' ? turned : undefined;
}

/** Draws the image rotated by quarter turns, at its natural size. CSS scales it. */
function drawTurned(canvas: HTMLCanvasElement, bitmap: ImageBitmap, quarters: number): void {
  const isSideways = quarters % 2 === 1;
  canvas.width = isSideways ? bitmap.height : bitmap.width;
  canvas.height = isSideways ? bitmap.width : bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

function Drawn({
  bitmap,
  look,
  name,
}: {
  readonly bitmap: ImageBitmap;
  readonly look: Look;
  readonly name: string;
}) {
  const t = useMessages(fileViewerMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawTurned(canvas.current, bitmap, look.quarters);
  }, [bitmap, look.quarters]);
  const size = look.zoom === 1 ? { maxHeight: '60dvh', maxWidth: '100%' } : { width: `${look.zoom * 100}%` };
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('picture', { name })}
      style={size}
      className="mx-auto block h-auto"
    />
  );
}

/** An image that can be zoomed and rotated with buttons, or with keys while it has the focus. */
export function PictureView({ file, name }: PictureViewProps) {
  const t = useMessages(fileViewerMessages);
  const picture = usePicture(file);
  const [look, setLook] = useState(INITIAL_LOOK);
  if (picture.phase === 'unreadable') {
    const isShown = SHOWN_MEDIA_TYPES.some((type) => type === file.type);
    return <p role="alert">{t(isShown ? 'unreadable' : 'notShown')}</p>;
  }
  if (picture.phase === 'loading') {
    return (
      <div aria-busy="true" aria-label={t('loading')} role="status">
        <Skeleton lines={6} />
      </div>
    );
  }
  const percent = Math.round(look.zoom * 100);
  const onKeyDown = (event: KeyboardEvent) => {
    const change = changeOf(event);
    if (!change) return;
    event.preventDefault();
    setLook(change);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon="add" onClick={() => setLook((now) => zoomed(now, 0.25))}>
          {t('zoomIn')}
        </Button>
        <Button size="small" onClick={() => setLook((now) => zoomed(now, -0.25))}>
          {t('zoomOut')}
        </Button>
        <Button size="small" onClick={() => setLook((now) => ({ ...now, zoom: 1 }))}>
          {t('fit')}
        </Button>
        <Button size="small" icon="refresh" onClick={() => setLook(turned)}>
          {t('turn')}
        </Button>
        <span role="status" className="text-muted text-xs tabular-nums">
          {t('state', { percent, degrees: look.quarters * 90 })}
        </span>
      </div>
      {/* Focusable, so that the arrow keys scroll an image larger than its frame. */}
      <section
        aria-label={t('picture', { name })}
        {...FOCUSABLE}
        onKeyDown={onKeyDown}
        className="max-h-[65dvh] overflow-auto rounded-control bg-sunken p-2"
      >
        <Drawn bitmap={picture.bitmap} look={look} name={name} />
      </section>
      <p className="text-muted text-xs pointer-coarse:hidden">{t('keys')}</p>
    </div>
  );
}
