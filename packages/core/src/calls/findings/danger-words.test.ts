import { describe, expect, it } from 'vitest';
import { dangersInText } from './danger-words.ts';

describe('danger words in a free text', () => {
  it.each([
    ['Chest pain for an hour', ['CHEST_PAIN'], 'hospital-now'],
    ['PAIN IN THE CHEST since morning', ['CHEST_PAIN'], 'hospital-now'],
    ['seene mein dard', ['CHEST_PAIN'], 'hospital-now'],
    ['कल से सीने में दर्द', ['CHEST_PAIN'], 'hospital-now'],
    ['can’t breathe at night', ['BREATHLESSNESS'], 'hospital-now'],
    ['Breathlessness on stairs', ['BREATHLESSNESS'], 'hospital-now'],
    ['father had a stroke today', ['WEAKNESS_ON_ONE_SIDE'], 'hospital-now'],
    ['slurred speech', ['TROUBLE_SPEAKING'], 'hospital-now'],
    ['two seizures in the night', ['FITS'], 'hospital-now'],
    ['vomiting blood', ['HEAVY_BLEEDING'], 'hospital-now'],
    ['Baby not moving since yesterday', ['LESS_FETAL_MOVEMENT'], 'hospital-now'],
    ['High fever, 3 days', ['HIGH_FEVER'], 'doctor-today'],
    ['foot ulcer, diabetic', ['FOOT_WOUND'], 'doctor-today'],
    ['says she wants to die', ['SELF_HARM'], 'hospital-now'],
    ['no better, chest pain', ['CHEST_PAIN'], 'hospital-now'],
  ])('%s', (text, signs, act) => {
    const found = dangersInText(text);
    expect(found.map(({ sign }) => sign)).toEqual(signs);
    expect(found[0]?.act).toBe(act);
  });

  it.each([
    '',
    'Follow-up of blood pressure',
    'No chest pain',
    'without fits',
    'benefits of a diet',
    'outfits',
    'Vaccination',
  ])('finds nothing in: %s', (text) => expect(dangersInText(text)).toEqual([]));

  it('names several', () => {
    expect(dangersInText('Chest pain and breathless').map(({ sign }) => sign)).toEqual([
      'CHEST_PAIN',
      'BREATHLESSNESS',
    ]);
  });
});
