import type { Patient } from '@careline/core/internal/patients';
import { useFormatDate, useLocale } from '../../messages/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { AlertTags, SignTags } from './alert-tags.tsx';

export interface OpenTagsProps {
  readonly patient: Patient;
}

/** Shows what is open for a patient: danger signs reported in calls, and unusual readings. */
export function OpenTags({ patient }: OpenTagsProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const locale = useLocale();
  return (
    <>
      <SignTags
        signs={patient.openSigns ?? []}
        dayOf={(seconds) => formatDate(seconds, { timeZone, locale })}
      />
      <AlertTags alerts={patient.alerts ?? []} />
    </>
  );
}
