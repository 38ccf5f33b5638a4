import { useEffect, useState } from 'react';
import { useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { patientHeaderMessages } from './patient-header.messages.ts';

export interface EmergencyTagProps {
  /** Unix seconds; undefined where the record is open without an emergency. */
  readonly until: number | undefined;
}

/** Whether a time has come; drawn anew when it does. */
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

/** Says that the record is open in an emergency, until when, and afterwards that it no longer is. */
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
