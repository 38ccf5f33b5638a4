import type { Contact } from '@careline/core/internal/calls';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import { CallOutcomeTag } from '@careline/ui/calls/call-outcome';
import { useLocale } from '@careline/ui/messages';
import type { ReactNode } from 'react';

export interface CallRowProps {
  readonly contact: Contact;
  /** The time it was or is due, as text. */
  readonly when: string;
  readonly action?: ReactNode;
}

/** One call in a dashboard list: patient, subject, outcome and time. */
export function CallRow({ contact, when, action }: CallRowProps) {
  const locale = useLocale();
  const about = `${programmeLabel(contact.programme)} · ${callTypeLabel(contact.callType, locale)}`;
  return (
    <li className="flex items-center gap-4 border-line border-t px-4 py-2 first:border-t-0">
      <div className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 @xl:grid-cols-2">
        <div className="min-w-0">
          <p className="truncate font-medium">
            <bdi translate="no">{contact.patient.name || contact.patient.uhid}</bdi>
          </p>
          <p className="text-muted text-xs">
            {about}
            {contact.patient.name && contact.patient.uhid && (
              <>
                {' · '}
                <span translate="no">{contact.patient.uhid}</span>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CallOutcomeTag status={contact.status} />
          <span className="text-muted text-xs tabular-nums">{when}</span>
        </div>
      </div>
      {action && <div className="shrink-0 whitespace-nowrap">{action}</div>}
    </li>
  );
}
