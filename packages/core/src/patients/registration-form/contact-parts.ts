import type { AddressTitle } from '#patients';
import type { KinRelation, PHONE_USES, RegistrationParts } from '#patients/registration';
import { codeIn, type FormReading, known, textIn } from './form-reading.ts';

type PhoneUse = (typeof PHONE_USES)[number];

/** Returns the phones: the first is in the section, others in its rows. */
export function phonesOf(form: FormReading): NonNullable<RegistrationParts['phones']> {
  const own = form.own('phones');
  const first = textIn(own, 'value') === undefined ? [] : [{ row: own, index: undefined }];
  form.note('phones', 'phones', 'value');
  return [...first, ...form.rows('phones')].map(({ row, index }, position) => {
    for (const key of ['value', 'use']) form.note(`phones.${position}.${key}`, 'phones', key, index);
    return { value: textIn(row, 'value') ?? '', use: codeIn<PhoneUse>(row, 'use') ?? 'mobile' };
  });
}

export function emailsOf(form: FormReading): NonNullable<RegistrationParts['emails']> {
  form.note('emails', 'email', 'email');
  const email = textIn(form.own('email'), 'email');
  return email === undefined ? [] : [email];
}

export function addressesOf(form: FormReading): NonNullable<RegistrationParts['addresses']> {
  return form.rows('addresses').map(({ row, index }, position) => {
    for (const key of ['title', 'line', 'city', 'district', 'state', 'pin'])
      form.note(`addresses.${position}.${key}`, 'addresses', key, index);
    const texts = {
      line: textIn(row, 'line'),
      city: textIn(row, 'city'),
      district: textIn(row, 'district'),
      state: textIn(row, 'state'),
      pin: textIn(row, 'pin'),
    };
    return { title: codeIn<AddressTitle>(row, 'title') ?? 'HOME', ...known(texts) };
  });
}

export function nextOfKinOf(form: FormReading): NonNullable<RegistrationParts['nextOfKin']> {
  return form.rows('nextOfKin').map(({ row, index }, position) => {
    for (const key of ['name', 'relation', 'phone'])
      form.note(`nextOfKin.${position}.${key}`, 'nextOfKin', key, index);
    const relation = codeIn<KinRelation>(row, 'relation') ?? 'other-relative';
    return { name: textIn(row, 'name') ?? '', relation, ...known({ phone: textIn(row, 'phone') }) };
  });
}
