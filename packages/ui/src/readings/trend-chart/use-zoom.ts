import { spanBetween, spanWith, type TimeSpan, zoomSpan } from '@careline/core/internal/trends';
import { useState } from 'react';

/** How much closer one step of a zoom is. */
export const ZOOM_STEP = 2;

export interface Zoom {
  /** What is shown now. */
  readonly span: TimeSpan;
  /** The same where it is less than the whole; one object until another part is shown. */
  readonly part: TimeSpan | undefined;
  /** So many times closer around an instant; farther for a factor under 1. Answers whether a part is shown then. */
  readonly by: (factor: number, at: number, from?: TimeSpan) => boolean;
  readonly between: (one: number, other: number) => void;
  /** Brings an instant into sight. */
  readonly follow: (at: number) => void;
  readonly whole: () => void;
}

/** A part of a time, looked at more closely. Another whole begins whole. */
export function useZoom(whole: TimeSpan): Zoom {
  const [zoomed, setZoomed] = useState<{ readonly of: TimeSpan; readonly part: TimeSpan | undefined }>();
  const same = zoomed?.of.from === whole.from && zoomed.of.to === whole.to;
  const part = same ? zoomed.part : undefined;
  const span = part ?? whole;
  const show = (next: TimeSpan | undefined) => setZoomed({ of: whole, part: next });
  return {
    span,
    part,
    by(factor, at, from = span) {
      const next = zoomSpan(whole, from, factor, at);
      show(next);
      return next !== undefined;
    },
    between: (one, other) => show(spanBetween(whole, one, other)),
    follow: (at) => {
      if (part) show(spanWith(whole, part, at));
    },
    whole: () => show(undefined),
  };
}
