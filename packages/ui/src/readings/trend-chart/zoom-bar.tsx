import { useEffect, useState } from 'react';
import { useFormatEpochDate, useMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { trendChartMessages } from '../trends.messages.ts';
import { ZOOM_STEP, type Zoom } from './use-zoom.ts';

export interface ZoomBarProps {
  readonly zoom: Zoom;
  /** The instant a zoom goes around. */
  readonly at: number;
  /** The whole time is shown by a button, which cannot be pressed from then on: the focus goes elsewhere. */
  readonly onWhole: () => void;
}

/** A zoom that has stood so long is one to be told; those of a pinch or a held key follow each other sooner. */
const REST_MS = 100;

/** What a value was when it last stayed the same for a while. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/**
 * The time shown, in words and said politely, and the zoom by buttons, all at places kept for them. It follows when a zoom
 * rests: many steps are told once, and no frame of a zoom lays out words or buttons.
 */
export function ZoomBar({ zoom, at, onWhole }: ZoomBarProps) {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(trendChartMessages);
  const day = (instant: number) => formatEpochDate(instant, { timeZone });
  const part = useRested(zoom.part);
  const isWhole = part === undefined;
  function pressWhole() {
    zoom.whole();
    onWhole();
  }
  function pressOut() {
    if (!zoom.by(1 / ZOOM_STEP, at)) onWhole();
  }
  return (
    <div data-print="hidden" className="ms-auto flex flex-wrap items-center justify-end gap-1">
      <p role="status" className="min-h-5 min-w-48 text-end text-muted text-sm tabular-nums">
        {part && t('shown', { from: day(part.from), to: day(part.to) })}
      </p>
      <Button size="small" variant="quiet" disabled={isWhole} onClick={pressWhole}>
        {t('whole')}
      </Button>
      <IconButton icon="remove" label={t('zoomOut')} disabled={isWhole} onClick={pressOut} />
      <IconButton icon="add" label={t('zoomIn')} onClick={() => zoom.by(ZOOM_STEP, at)} />
    </div>
  );
}
