import { type Doctor, listDoctors } from '@careline/core/internal/directory';
import { SERVICE_TYPES } from '@careline/core/internal/encounters';
import type { HttpClient, QueryOf } from '@careline/core/internal/http';
import { SPECIALITIES, specialityLabel } from '@careline/core/internal/identity';
import { PATIENT_LANGUAGES, patientLanguageLabel } from '@careline/core/internal/patients/registration';
import { councilLabel } from '@careline/core/internal/prescriptions';
import { useEncounterTimes } from '@careline/ui/encounters/encounter-words';
import {
  type ListColumn,
  type ListFilter,
  type ListSource,
  type ListValues,
  ListView,
} from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useState } from 'react';
import { useAddressedList } from '../../navigation/use-list-values.ts';
import { useProfile } from '../../session/use-session.ts';
import { AreaPage } from '../booking/area-page.tsx';
import { Booking, useMayBook } from '../booking/book-encounter.tsx';
import { doctorsMessages } from './directory.messages.ts';

const source = (http: HttpClient): ListSource<ListValues, Doctor> => ({
  endpoint: listDoctors.name,
  ask: ({ text, speciality, language, facility: facilityId }, after, signal) =>
    http.call(listDoctors, {
      query: { text, speciality, language, facilityId, after } as QueryOf<typeof listDoctors>,
      signal,
    }),
  idOf: ({ staffId }) => staffId,
});

function useFilters(): readonly ListFilter[] {
  const t = useMessages(doctorsMessages);
  const locale = useLocale();
  const { facilities = [] } = useProfile();
  return [
    { kind: 'text', key: 'text', label: t('search') },
    {
      kind: 'choice',
      key: 'speciality',
      label: t('speciality'),
      options: SPECIALITIES.map((value) => ({ value, label: specialityLabel(value, locale) })),
    },
    {
      kind: 'choice',
      key: 'language',
      label: t('language'),
      options: PATIENT_LANGUAGES.map((value) => ({ value, label: patientLanguageLabel(value, locale) })),
    },
    {
      kind: 'choice',
      key: 'facility',
      label: t('facility'),
      open: true,
      options: facilities.map(({ facilityId, facilityName }) => ({
        value: facilityId,
        label: facilityName,
      })),
    },
  ];
}

function useColumns(): readonly ListColumn<Doctor>[] {
  const t = useMessages(doctorsMessages);
  const locale = useLocale();
  const { when } = useEncounterTimes();
  const nextText = ({ isHere, next }: Doctor): string => {
    if (!isHere) return t('elsewhere');
    return next ? when(next.start) : t('noTime');
  };
  return [
    { key: 'name', label: t('name'), names: true, width: 'minmax(10rem,1.5fr)', text: ({ name }) => name },
    {
      key: 'speciality',
      label: t('speciality'),
      width: 'minmax(0,1fr)',
      text: ({ specialities }) => specialities.map((one) => specialityLabel(one, locale)).join(', '),
    },
    {
      key: 'qualification',
      label: t('qualification'),
      width: 'minmax(0,1fr)',
      text: ({ qualification }) => qualification ?? '',
    },
    {
      key: 'registration',
      label: t('registration'),
      width: 'minmax(0,1fr)',
      narrow: 'never',
      text: ({ registration }) =>
        registration
          ? t('registered', {
              council: councilLabel(registration.council, locale),
              number: registration.number,
            })
          : '',
    },
    {
      key: 'languages',
      label: t('languages'),
      width: 'minmax(0,1fr)',
      text: ({ languages }) => languages.map((one) => patientLanguageLabel(one, locale)).join(', '),
    },
    {
      key: 'facilities',
      label: t('facilities'),
      width: 'minmax(0,1fr)',
      narrow: 'never',
      text: ({ facilities }) => facilities.map(({ facilityName }) => facilityName).join(' · '),
    },
    {
      key: 'next',
      label: t('next'),
      numeric: true,
      width: 'max-content',
      text: nextText,
      cell: (doctor) => <span className={doctor.next ? '' : 'text-muted'}>{nextText(doctor)}</span>,
    },
  ];
}

function Doctors() {
  const t = useMessages(doctorsMessages);
  const mayBook = useMayBook();
  const list = useAddressedList(source, useFilters(), { live: ['availability'] });
  const [booked, setBooked] = useState<Doctor>();
  const serviceType = SERVICE_TYPES.find((type) => type === booked?.next?.serviceType);
  return (
    <>
      <ListView
        {...list}
        name={t('list')}
        columns={useColumns()}
        acts={[
          {
            key: 'book',
            icon: 'event',
            letter: 'b',
            words: t('book'),
            label: ({ name }) => t('bookWith', { name }),
            isOffered: ({ isHere }) => mayBook && isHere,
            run: setBooked,
          },
        ]}
        none={{ title: t('none'), text: t('noneText'), icon: 'medical_services' }}
        file="care-providers"
      />
      {booked && (
        <Booking
          preset={{ careProviderId: booked.staffId, ...(serviceType && { serviceType }) }}
          onBooked={list.pages.list.refresh}
          onClose={() => setBooked(undefined)}
        />
      )}
    </>
  );
}

/** `/doctors` (specification 2.7): the organisation's care providers, and their next free time here. */
export default function DoctorsPage() {
  const { facility } = useProfile();
  return (
    <AreaPage scope="doctors">
      <Doctors key={facility?.facilityId} />
    </AreaPage>
  );
}
