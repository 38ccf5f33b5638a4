import { spanBetween, spanWith, type TimeSpan, zoomSpan } from '@careline/core/internal/trends';
import { useState } from 'react';

export const ZOOM_STEP = 2;

export interface Zoom {
  /** The visible range. */
  readonly span: TimeSpan;
  /** The visible range if it is less than the whole. Stable until another part is shown. */
  readonly part: TimeSpan | undefined;
  /** Zooms by a factor around an instant; out if it is below 1. Returns whether only a part is visible afterwards. */
  readonly by: (factor: number, at: number, from?: TimeSpan) => boolean;
  readonly between: (one: number, other: number) => void;
  /** Moves the visible range to include an instant. */
  readonly follow: (at: number) => void;
  readonly whole: () => void;
}

/** Tracks a zoomed part of a range. Resets when the whole range changes. */
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
