import {
  BILLING_TEMPLATES,
  ENCOUNTER_TEMPLATES,
  MESSAGE_LANGUAGES,
  MESSAGE_TEMPLATES,
  TEMPLATE_PARAMETERS,
} from '@careline/core/internal/communication';
import { describe, expect, it } from 'vitest';
import { renderMessage } from './render-message.ts';

const AT = Date.UTC(2026, 10, 23, 3, 45) / 1000;
const TEMPLATES = [...MESSAGE_TEMPLATES, ...ENCOUNTER_TEMPLATES, ...BILLING_TEMPLATES];

const PARAMETERS = { at: { at: AT }, on: { on: '2026-11-23' } } as const;

describe.each(MESSAGE_LANGUAGES)('messages in %s', (locale) => {
  const write = (template: (typeof TEMPLATES)[number]) => {
    const needed = TEMPLATE_PARAMETERS[template];
    const parameters = needed === null ? {} : PARAMETERS[needed];
    const who = { name: 'Meena', facility: 'North Clinic', timeZone: 'Asia/Kolkata' };
    return renderMessage({ channel: 'email', locale, template, parameters, ...who });
  };

  it('name the patient, the sender and the time', () => {
    for (const template of TEMPLATES) {
      const { subject, body } = write(template);
      expect(subject).toContain('North Clinic');
      expect(body).toContain('Meena');
      expect(body.endsWith('North Clinic')).toBe(true);
      const needed = TEMPLATE_PARAMETERS[template];
      // The time is in Latin digits; a same-day reminder has only the time.
      if (needed === 'at') expect(body).toContain('9:15 am');
      if (needed !== null && template !== 'encounter-soon') expect(body).toContain('23');
      expect(body).not.toMatch(/undefined|\$\{|\s{2}/);
    }
  });

  it('are all different', () => {
    expect(new Set(TEMPLATES.map((template) => write(template).body)).size).toBe(TEMPLATES.length);
  });
});

it('differ between languages', () => {
  const bodies = MESSAGE_LANGUAGES.map(
    (locale) =>
      renderMessage({
        channel: 'sms',
        locale,
        template: 'reports',
        parameters: {},
        name: 'Meena',
        facility: 'North Clinic',
        timeZone: 'Asia/Kolkata',
      }).body,
  );
  expect(new Set(bodies).size).toBe(MESSAGE_LANGUAGES.length);
});
