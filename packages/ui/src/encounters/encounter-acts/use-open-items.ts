import type { HttpError } from '@careline/core/internal/http';
import { useRef, useState } from 'react';
import type { OpenItemsState } from '../../finishing/open-items/index.ts';

/** Returns the patient's open items as loaded by the dialog. Reloads them when the server refuses the change. */
export function useOpenItems(error: HttpError | undefined) {
  const [state, setState] = useState<OpenItemsState>({ leftOpen: [], missing: 0 });
  const isRefused = error?.code === 'items-open';
  const revision = useRef(0);
  const seen = useRef(error);
  if (seen.current !== error) {
    seen.current = error;
    if (isRefused) revision.current += 1;
  }
  return { ...state, setState, isRefused, revision: revision.current };
}
