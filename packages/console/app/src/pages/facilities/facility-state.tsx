import type { FacilityRecord } from '@careline/core/internal/administration';
import { formatDate } from '@careline/core/internal/formatting';
import { useMessages } from '@careline/ui/messages';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { facilitiesMessages } from './facilities.messages.ts';

/** Open, closing or closed, with the date. */
export function FacilityState({ facility: { closing } }: { readonly facility: FacilityRecord }) {
  const t = useMessages(facilitiesMessages);
  if (!closing) return <StatusTag tone="success">{t('open')}</StatusTag>;
  const day = formatDate(closing.on);
  return closing.closed ? (
    <StatusTag icon="lock">{t('closedSince', { day })}</StatusTag>
  ) : (
    <StatusTag tone="warning">{t('closesOn', { day })}</StatusTag>
  );
}
