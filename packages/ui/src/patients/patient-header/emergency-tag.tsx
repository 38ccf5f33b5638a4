import { useEffect, useState } from 'react';
import { useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { patientHeaderMessages } from './patient-header.messages.ts';

export interface EmergencyTagProps {
  /** Unix seconds; undefined if the record was not opened in an emergency. */
  readonly until: number | undefined;
}

/** Returns whether a time (unix seconds) has passed, and renders again when it does. */
function useIsOver(until: number | undefined, now: () => number): boolean {
  const left = until === undefined ? 0 : until * 1000 - now();
  const [, setEnded] = useState<number>();
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setEnded(until), left);
    return () => clearTimeout(timer);
  }, [until, left]);
  return left <= 0;
}

/** Shows until when the record is open for an emergency, and says so when that time has passed. */
export function EmergencyTag({ until }: EmergencyTagProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatTime = useFormatTime();
  const t = useMessages(patientHeaderMessages);
  const locale = useLocale();
  const isOver = useIsOver(until, now);
  if (until === undefined) return null;
  if (isOver) return <StatusTag icon="lock">{t('emergencyOver')}</StatusTag>;
  return (
    <StatusTag tone="danger">{t('emergency', { time: formatTime(until, { timeZone, locale }) })}</StatusTag>
  );
}
