import type { Patient } from '@careline/core/internal/patients';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { PatientTags, usePatientIdentity } from '../patient-identity/index.ts';
import { AlertTags, SignTags } from './alert-tags.tsx';
import { languageName } from './language-names.ts';
import { MaternityTag } from './maternity-tag.tsx';
import { patientHeaderMessages } from './patient-header.messages.ts';

export interface PatientStripProps {
  readonly patient: Patient;
}

/**
 * Compact patient line for a bar that stays visible while the header scrolls away. It shows only the most serious
 * danger sign or alert; the header shows them all.
 */
export function PatientStrip({ patient }: PatientStripProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(patientHeaderMessages);
  const locale = useLocale();
  const { name, age, gender } = usePatientIdentity()(patient);
  const signs = (patient.openSigns ?? []).slice(0, 1);
  const languages = patient.languages.map((code) => languageName(code, locale)).join(', ');
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 @max-md:contents">
      <p className="min-w-0 break-words font-semibold @max-md:min-w-20 @max-md:flex-1 @max-md:truncate">
        <VisuallyHidden>{t('with')} </VisuallyHidden>
        <bdi translate="no">{name}</bdi>
      </p>
      <p className="text-muted text-xs @max-md:hidden">
        {[`${age}, ${gender}`, languages].filter(Boolean).join(' · ')}
      </p>
      <div className="contents @max-md:hidden">
        <MaternityTag patient={patient} />
        <PatientTags tags={patient.tags} most={2} />
      </div>
      <div className="contents @max-md:order-last @max-md:flex @max-md:w-full @max-md:gap-2 @max-md:overflow-hidden @max-md:whitespace-nowrap @max-md:empty:hidden">
        <SignTags short signs={signs} dayOf={(seconds) => formatDate(seconds, { timeZone, locale })} />
        {signs.length === 0 && <AlertTags alerts={patient.alerts ?? []} most={1} />}
      </div>
    </div>
  );
}
