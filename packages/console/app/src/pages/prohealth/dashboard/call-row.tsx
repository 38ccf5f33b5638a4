import { type Contact, dispositionLabel, dispositionOf, type OutcomeClass } from '@careline/core/calls';
import { callTypeLabel, programmeLabel } from '@careline/core/programmes';
import { useLocale, useMessages } from '@careline/ui/messages';
import { StatusTag, type StatusTone } from '@careline/ui/primitives/status-tag';
import type { ReactNode } from 'react';
import { dashboardMessages } from './dashboard-page.messages.ts';

const TONES: Readonly<Record<OutcomeClass, StatusTone>> = {
  reached: 'success',
  retry: 'warning',
  stop: 'danger',
};

function Outcome({ disposition }: { readonly disposition: string | null }) {
  const t = useMessages(dashboardMessages);
  const locale = useLocale();
  if (disposition === null) return <StatusTag tone="info">{t('open')}</StatusTag>;
  const outcome = dispositionOf(disposition)?.outcome;
  return (
    <StatusTag tone={outcome ? TONES[outcome] : 'neutral'}>{dispositionLabel(disposition, locale)}</StatusTag>
  );
}

export interface CallRowProps {
  readonly contact: Contact;
  /** When it was or is due, in words. */
  readonly when: string;
  readonly action?: ReactNode;
}

/** One call in a list of the dashboard: who, what about, what it came to, when. */
export function CallRow({ contact, when, action }: CallRowProps) {
  const locale = useLocale();
  const about = `${programmeLabel(contact.programme)} · ${callTypeLabel(contact.callType, locale)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 first:border-t-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium">{contact.patient.name || contact.patient.uhid}</p>
        <p className="text-muted text-sm">
          {about}
          {contact.patient.name && contact.patient.uhid ? ` · ${contact.patient.uhid}` : ''}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Outcome disposition={contact.status.disposition} />
        <span className="text-muted text-sm tabular-nums">{when}</span>
        {action}
      </div>
    </li>
  );
}
