import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormUploads } from './form-uploads.ts';

interface UnsentFile {
  readonly name: string;
  /** Resolves when the upload is stored, has failed or was removed. */
  readonly settled: Promise<unknown>;
  failed: boolean;
}

export interface UnsentFiles {
  /** The same uploads, tracked from start to end. */
  readonly uploads: FormUploads | undefined;
  /** Whether a save is waiting for pending uploads. */
  readonly waiting: boolean;
  /** Names of failed files that are still in the form. */
  readonly failed: readonly string[];
  /** Returns whether any file is not stored yet and would be lost by leaving. */
  readonly hasAny: () => boolean;
  /** Waits for pending uploads. Returns whether all are stored and the form is still mounted. */
  readonly settle: () => Promise<boolean>;
}

/**
 * Tracks files that are not stored yet. A form contains only ids of stored files, so saving earlier would lose the
 * others.
 */
export function useUnsentFiles(uploads: FormUploads | undefined): UnsentFiles {
  const files = useRef(new Set<UnsentFile>());
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const followed = useMemo((): FormUploads | undefined => {
    if (!uploads) return undefined;
    const show = () => setFailed([...files.current].filter((file) => file.failed).map(({ name }) => name));
    return {
      nameOf: uploads.nameOf,
      upload(file, options) {
        const stored = uploads.upload(file, options);
        const drop = () => {
          files.current.delete(unsent);
          show();
        };
        // The caller is notified first, so its field has the id before anyone who waits continues.
        const settled = stored.then(drop, () => {
          unsent.failed = true;
          show();
        });
        const unsent: UnsentFile = { name: file.name, settled, failed: false };
        files.current.add(unsent);
        options.signal.addEventListener('abort', drop, { once: true });
        return stored;
      },
    };
  }, [uploads]);

  const settle = useCallback(async () => {
    const onTheWay = () => [...files.current].filter((file) => !file.failed);
    setWaiting(onTheWay().length > 0);
    for (let some = onTheWay(); some.length > 0; some = onTheWay())
      await Promise.all(some.map((file) => file.settled));
    setWaiting(false);
    return !left.current && files.current.size === 0;
  }, []);

  const hasAny = useCallback(() => files.current.size > 0, []);

  return { uploads: followed, waiting, failed, hasAny, settle };
}
