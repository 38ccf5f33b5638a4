import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormUploads } from './form-uploads.ts';

interface UnsentFile {
  readonly name: string;
  /** Resolves once it is stored, has failed or was removed. */
  readonly settled: Promise<unknown>;
  failed: boolean;
}

export interface UnsentFiles {
  /** The same uploads, followed from their beginning to their end. */
  readonly uploads: FormUploads | undefined;
  /** Somebody waits for the files that are on their way. */
  readonly waiting: boolean;
  /** The names of those that could not be stored and still stand in the form. */
  readonly failed: readonly string[];
  /** Whether there is a file that is not stored: whoever leaves now loses it. */
  readonly hasAny: () => boolean;
  /** Waits for what is on its way; answers whether all is stored and the form is still there. */
  readonly settle: () => Promise<boolean>;
}

/**
 * The files of a form that are not stored yet. A form holds the ids of stored files only, so one that is saved before
 * would lose the others.
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
        // Whoever called hears of it first: its field has the id before anybody who waits goes on.
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
