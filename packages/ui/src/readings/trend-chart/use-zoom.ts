import { spanBetween, spanWith, type TimeSpan, zoomSpan } from '@careline/core/trends';
import { useState } from 'react';

export interface Zoom {
  /** What is shown now. */
  readonly span: TimeSpan;
  /** Whether that is less than the whole. */
  readonly isPart: boolean;
  /** So many times closer around an instant; farther for a factor under 1. */
  readonly by: (factor: number, at: number, from?: TimeSpan) => void;
  readonly between: (one: number, other: number) => void;
  /** Brings an instant into sight. */
  readonly follow: (at: number) => void;
  readonly whole: () => void;
}

/** A part of a time, looked at more closely. Another whole begins whole. */
export function useZoom(whole: TimeSpan): Zoom {
  const [kept, setKept] = useState<{ readonly of: TimeSpan; readonly part: TimeSpan | undefined }>();
  const same = kept?.of.from === whole.from && kept.of.to === whole.to;
  const part = same ? kept.part : undefined;
  const span = part ?? whole;
  const show = (next: TimeSpan | undefined) => setKept({ of: whole, part: next });
  return {
    span,
    isPart: part !== undefined,
    by: (factor, at, from = span) => show(zoomSpan(whole, from, factor, at)),
    between: (one, other) => show(spanBetween(whole, one, other)),
    follow: (at) => {
      if (part) show(spanWith(whole, part, at));
    },
    whole: () => show(undefined),
  };
}
