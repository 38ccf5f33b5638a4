import { useEffect, useState } from 'react';

/** A picture decoded, on its way, or none that can be read. */
export type Picture =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly bitmap: ImageBitmap }
  | { readonly phase: 'unreadable' };

/**
 * Decodes the bytes by themselves: no address of the picture stands in the page, so that none can be kept or sent on, and a
 * page whose policy allows no addresses of that kind shows it all the same. Turned as the camera says.
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
