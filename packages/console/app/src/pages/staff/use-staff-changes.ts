import type { StaffMember } from '@careline/core/internal/administration';
import { specialityLabel } from '@careline/core/internal/identity';
import { patientLanguageLabel } from '@careline/core/internal/patients/registration';
import { councilLabel } from '@careline/core/internal/prescriptions';
import { caseSheetAccessLabel } from '@careline/core/internal/record';
import { useLocale, useMessages } from '@careline/ui/messages';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { type ConcurrentFieldChange, differences } from '../../administration/concurrent-change-notice.tsx';
import { staffMessages } from './staff.messages.ts';

export function useStaffChanges(): (
  before: StaffMember,
  after: StaffMember,
) => readonly ConcurrentFieldChange[] {
  const t = useMessages(administrationMessages);
  const s = useMessages(staffMessages);
  const locale = useLocale();
  const list = (items: readonly string[]) => items.join(', ') || t('none');
  const texts = (person: StaffMember) => ({
    [t('name')]: person.name,
    [t('roles')]: list(person.roles),
    [t('scopes')]: list(person.scopes),
    [s('caseSheetAccess')]: person.caseSheetAccess
      ? caseSheetAccessLabel(person.caseSheetAccess, locale)
      : s('level.none'),
    [s('council')]: person.registration?.council
      ? councilLabel(person.registration.council, locale)
      : s('councilNone'),
    [s('registrationNumber')]: person.registration?.number || t('none'),
    [s('qualification')]: person.registration?.qualification || t('none'),
    [s('specialities')]: list(person.specialities.map((one) => specialityLabel(one, locale))),
    [s('languages')]: list(person.languages.map((one) => patientLanguageLabel(one, locale))),
    [t('facilities')]: person.facilities.map(({ facilityName }) => facilityName).join(' · '),
    [t('active')]: t(person.state === 'inactive' ? 'no' : 'yes'),
  });
  return (before, after) => differences(texts(before), texts(after));
}
