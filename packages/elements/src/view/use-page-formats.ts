import type { Formats } from '@careline/core/internal/formatting';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import { fail } from './fail.ts';

/** Returns undefined if the formatter code could not load. */
type FormatsOf = (...given: Parameters<typeof import('./page-formats.ts').formatsOf>) => Formats | undefined;

/** Loaded for the first element with formatters. */
let formatsOf: FormatsOf | undefined;

/**
 * Returns the page's formats; undefined if it sets none, null while the formatter code loads: anything drawn before
 * would change its text.
 */
export function usePageFormats(
  element: ElementHandle,
  given: unknown,
  locale: string | undefined,
): Formats | undefined | null {
  const [brought, setBrought] = useState(() => formatsOf);
  useLayoutEffect(() => {
    if (!given || brought) return;
    import('./page-formats.ts').then(
      (file) => {
        formatsOf = file.formatsOf;
        setBrought(() => formatsOf);
      },
      () => {
        setBrought(() => () => undefined);
        fail(element, 'load.chunk-failed');
      },
    );
  }, [element, given, brought]);
  return useMemo(() => {
    if (!given || !locale) return undefined;
    return brought ? brought(element, given, locale) : null;
  }, [element, given, brought, locale]);
}
