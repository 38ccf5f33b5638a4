import { useEffect, useState } from 'react';

/** A decoded picture, one still loading, or one that cannot be read. */
export type Picture =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly bitmap: ImageBitmap }
  | { readonly phase: 'unreadable' };

/**
 * Decodes a picture from its bytes, upright. The page contains no URL that could be saved or shared, and policies that
 * block such URLs do not matter.
 */
export function usePicture(file: Blob): Picture {
  const [picture, setPicture] = useState<Picture>({ phase: 'loading' });
  useEffect(() => {
    let left = false;
    let decoded: ImageBitmap | undefined;
    setPicture({ phase: 'loading' });
    createImageBitmap(file).then(
      (bitmap) => {
        decoded = bitmap;
        if (left) bitmap.close();
        else setPicture({ phase: 'ready', bitmap });
      },
      () => !left && setPicture({ phase: 'unreadable' }),
    );
    return () => {
      left = true;
      decoded?.close();
    };
  }, [file]);
  return picture;
}
