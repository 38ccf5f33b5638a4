import type { TimeSpan } from '@careline/core/internal/trends';
import { type PointerEvent, useRef, useState } from 'react';
import type { ChartLayout } from './chart-layout.ts';
import type { Zoom } from './use-zoom.ts';

/** CSS pixels. Shorter drags count as a press. */
const SHORTEST_DRAG = 8;

export interface Drag {
  /** CSS pixels within the chart. */
  readonly from: number;
  readonly to: number;
}

interface Pinch {
  readonly distance: number;
  readonly span: TimeSpan;
}

interface ChartPointerOptions {
  readonly layout: ChartLayout | undefined;
  readonly zoom: Zoom;
  readonly onLook: (at: number) => void;
}

/** Handles the pointer: hovering reads the nearest value, dragging zooms to a range, and two fingers pinch to zoom. */
export function useChartPointer({ layout, zoom, onLook }: ChartPointerOptions) {
  const down = useRef(new Map<number, number>());
  const pinch = useRef<Pinch>(undefined);
  const [drag, setDrag] = useState<Drag>();

  const placeOf = ({ clientX, currentTarget }: PointerEvent): number =>
    clientX - currentTarget.getBoundingClientRect().left;
  function instantOf(place: number): number {
    if (!layout) return zoom.span.from;
    const share = Math.min(1, Math.max(0, (place - layout.plot.x) / layout.plot.width));
    return zoom.span.from + share * (zoom.span.to - zoom.span.from);
  }
  const distance = (): number => {
    const [one = 0, other = 0] = [...down.current.values()];
    return Math.max(1, Math.abs(one - other));
  };

  function onPointerDown(event: PointerEvent) {
    down.current.set(event.pointerId, placeOf(event));
    pinch.current = down.current.size === 2 ? { distance: distance(), span: zoom.span } : undefined;
    onLook(instantOf(placeOf(event)));
  }

  function onPinch({ distance: before, span }: Pinch) {
    const [one = 0, other = 0] = [...down.current.values()];
    const share = layout ? ((one + other) / 2 - layout.plot.x) / layout.plot.width : 0.5;
    zoom.by(distance() / before, span.from + share * (span.to - span.from), span);
  }

  function onPointerMove(event: PointerEvent) {
    const place = placeOf(event);
    const began = down.current.get(event.pointerId);
    if (began === undefined || event.pointerType !== 'mouse') {
      if (began !== undefined) down.current.set(event.pointerId, place);
      if (pinch.current) onPinch(pinch.current);
      else onLook(instantOf(place));
      return;
    }
    if (!drag && Math.abs(place - began) < SHORTEST_DRAG) return;
    // Captured from here on, so that a drag may end outside the chart.
    if (!drag) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: began, to: place });
  }

  function end(event: PointerEvent) {
    down.current.delete(event.pointerId);
    if (down.current.size < 2) pinch.current = undefined;
    setDrag(undefined);
  }
  function onPointerUp(event: PointerEvent) {
    if (drag) zoom.between(instantOf(drag.from), instantOf(drag.to));
    end(event);
  }
  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end } };
}
