import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePicture } from '../../primitives/picture/index.ts';

export interface DrawnPhotoProps {
  readonly file: Blob;
  readonly label: string;
  /** Shown until the picture is decoded, and if decoding fails. */
  readonly fallback: ReactNode;
  readonly className: string;
}

function Drawn({
  bitmap,
  label,
  className,
}: Omit<DrawnPhotoProps, 'file' | 'fallback'> & { bitmap: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return <canvas ref={canvas} role="img" aria-label={label} className={className} />;
}

/** Draws a photo from its bytes, so it needs no URL and works under policies that block images. */
export function DrawnPhoto({ file, label, fallback, className }: DrawnPhotoProps) {
  const picture = usePicture(file);
  if (picture.phase !== 'ready') return fallback;
  return <Drawn bitmap={picture.bitmap} label={label} className={className} />;
}
