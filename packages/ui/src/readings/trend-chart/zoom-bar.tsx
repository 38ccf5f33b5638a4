import { useEffect, useState } from 'react';
import { useFormatEpochDate, useMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { trendChartMessages } from '../trends.messages.ts';
import { ZOOM_STEP, type Zoom } from './use-zoom.ts';

export interface ZoomBarProps {
  readonly zoom: Zoom;
  /** Instant to zoom around. */
  readonly at: number;
  /** Called when the button shows the whole range and becomes disabled, so that the caller moves the focus. */
  readonly onWhole: () => void;
}

/** Milliseconds without change before a zoom is announced. Pinching or a held key changes it faster. */
const REST_MS = 100;

/** Returns the value once it has stayed the same for `REST_MS`. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/**
 * Announces the visible range politely and offers zoom buttons. Updates after a zoom settles, so that many steps are
 * announced once and no frame has to lay out text or buttons.
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
      <p role="status" className="min-h-5 min-w-48 text-end text-muted text-xs tabular-nums">
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
