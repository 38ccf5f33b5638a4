// spec: 88, 89, 92-96, 171, 243

import { describe, expect, it } from 'vitest';
import { ADDRESS_TITLES, addressTitleLabel } from './address-title.ts';
import { CHANNEL_TYPES, channelLabel, DEFAULT_CHANNELS } from './communication-channel.ts';
import { GENDER_CODES, genderCodeLabel } from './gender-code.ts';
import { readVitaUser } from './vita-user.ts';

describe('the coded values of a patient', () => {
  it.each([
    ['address titles', ADDRESS_TITLES, 'HOME WORK OTHER'],
    ['genders', GENDER_CODES, 'MALE FEMALE OTHER'],
    ['channels', CHANNEL_TYPES, 'SMS EMAIL WHATSAPP PUSH_NOTIFICATIONS IN_APP_NOTIFICATIONS'],
  ])('%s', (_, codes, listed) => {
    expect(codes).toEqual(listed.split(' '));
  });

  it.each([
    ['address title', addressTitleLabel, 'HOME', 'Home', 'घर'],
    ['gender', genderCodeLabel, 'FEMALE', 'Female', 'महिला'],
    ['channel', channelLabel, 'WHATSAPP', 'Whatsapp', 'व्हाट्सऐप'],
  ])(
    'an %s has a label in both languages, an unknown one is shown unchanged',
    (_, label, code, english, hindi) => {
      expect(label(code)).toBe(english);
      expect(label(code, 'hi')).toBe(hindi);
      expect(label('toString')).toBe('toString');
    },
  );
});

describe('the channels of a patient who chose nothing', () => {
  it.each([
    ['Sms', 'SMS'],
    ['Email', 'EMAIL'],
    ['Whatsapp', 'WHATSAPP'],
    ['Push Notifications', 'PUSH_NOTIFICATIONS'],
    ['In App Notifications', 'IN_APP_NOTIFICATIONS'],
  ])('%s is enabled', (channelName, channelType) => {
    const channel = DEFAULT_CHANNELS.find((candidate) => candidate.channelType === channelType);
    expect(channel).toEqual({ channelName, channelType, isEnabled: true });
  });

  it('are five', () => {
    expect(DEFAULT_CHANNELS).toHaveLength(5);
  });
});

describe('readVitaUser', () => {
  it.each<[string, unknown, { name: string; gender: string }]>([
    [
      'a stored gender',
      { appUserInfo: { name: 'Asha', gender: 'FEMALE' } },
      { name: 'Asha', gender: 'female' },
    ],
    ['mixed letters', { appUserInfo: { name: 'Ravi', gender: ' Male ' } }, { name: 'Ravi', gender: 'male' }],
    [
      'another gender',
      { appUserInfo: { name: 'Kiran', gender: 'OTHER' } },
      { name: 'Kiran', gender: 'other' },
    ],
    ['no name', { appUserInfo: { gender: 'MALE' } }, { name: '', gender: 'male' }],
    ['a name of null', { appUserInfo: { name: null, gender: 'MALE' } }, { name: '', gender: 'male' }],
    ['a name that is no text', { appUserInfo: { name: 7, gender: 'MALE' } }, { name: '', gender: 'male' }],
    ['no gender', { appUserInfo: { name: 'Asha' } }, { name: 'Asha', gender: '' }],
    ['no info', {}, { name: '', gender: '' }],
    ['nothing', null, { name: '', gender: '' }],
    ['a text', 'Asha', { name: '', gender: '' }],
  ])('with %s', (_, user, read) => {
    expect(readVitaUser(user)).toEqual(read);
  });
});
