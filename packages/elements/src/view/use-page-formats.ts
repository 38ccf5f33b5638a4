import type { Formats } from '@careline/core/internal/formatting';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import { fail } from './fail.ts';

/** Undefined where what looks at formatters did not come. */
type FormatsOf = (...given: Parameters<typeof import('./page-formats.ts').formatsOf>) => Formats | undefined;

/** Brought for the first element of the page that has formatters. */
let formatsOf: FormatsOf | undefined;

/**
 * How the page has days and times written; undefined where it says nothing. Null until what looks at its formatters is here:
 * what is drawn before would be drawn again in other words.
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
