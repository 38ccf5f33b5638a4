import { describe, expect, it } from 'vitest';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import { readAllergies } from './allergy-reading.ts';

const tables = await loadMedicineTables();

type Answer = 'none known' | 'asked' | 'things' | 'medicine' | 'medicine, asked';

/** Expected reading: a denial, words that a person must read, food and other things, or medicines. */
function answerOf(written: string): Answer {
  const [read] = readAllergies([written], tables);
  const { substances = [], classes = [], unread = [] } = read ?? {};
  const known = new Set(tables.medicines.flatMap((one) => one.substances));
  const isMedicine = classes.length > 0 || substances.some((one) => known.has(one));
  if (isMedicine) return unread.length > 0 ? 'medicine, asked' : 'medicine';
  if (unread.length > 0) return 'asked';
  return substances.length > 0 ? 'things' : 'none known';
}

const rows = (answer: Answer, ...written: readonly string[]) => written.map((one) => [one, answer] as const);

describe('allergies in clerks’ spellings', () => {
  it.each([
    ...rows(
      'none known',
      '',
      '-',
      '--',
      '.',
      '0',
      'nil',
      'NIL ',
      'nill',
      'none',
      'No',
      'na',
      'N/A',
      'N.A.',
      'NKDA',
      'n.k.d.a',
      'NKDA/NKFA',
    ),
    ...rows(
      'none known',
      'no known',
      'None Known',
      'none reported',
      'Allergy: NIL',
      'Nil as of now',
      'Nothing as such',
      'no reaction',
    ),
    ...rows(
      'none known',
      'No known drug allergies',
      'no known drug allergy (NKDA)',
      'No H/O drug allergy',
      'H/O drug allergy - nil',
    ),
    ...rows(
      'none known',
      'denies any allergy',
      'Pt denies drug allergies',
      'no allergies at present',
      'No significant allergies',
    ),
    ...rows(
      'none known',
      'koi nahi',
      'koi nhi',
      'nahi',
      'nahin',
      'nhi',
      'nahi hai',
      'kuch nahi',
      'kuch bhi nahi',
      'koi allergy nhi h',
    ),
    ...rows('none known', 'kisi bhi dawa se allergy nahi hai', 'dawa se koi allergy nahi', 'allergy nahi'),
    ...rows(
      'none known',
      'कोई नहीं',
      'नहीं',
      'नहीं है',
      'कुछ नहीं',
      'ना',
      'कोई एलर्जी नहीं है',
      'कोई ज्ञात एलर्जी नहीं',
      'किसी दवा से एलर्जी नहीं',
    ),
    ...rows(
      'none known',
      'not allergic to penicillin',
      'No allergy to penicillin or sulfa',
      'penicillin se allergy nahi hai',
      'पेनिसिलिन से एलर्जी नहीं',
    ),
  ])('"%s": %s', (written, answer) => expect(answerOf(written)).toBe(answer));

  it.each([
    ...rows(
      'asked',
      '?',
      '??',
      '+',
      'yes',
      'haan',
      'Y',
      'N',
      'F',
      'A',
      '123',
      '91936005',
      'null',
      'xyz',
      'same',
      'as above',
      'see file',
      'pending',
    ),
    ...rows(
      'asked',
      'not known',
      'unknown',
      'not sure',
      "don't know",
      'not asked',
      'Allergy status unknown',
      'Drug Allergy: Not known',
    ),
    ...rows('asked', 'pata nahi', 'पता नहीं', 'याद नहीं', 'ज्ञात नहीं', 'NOT APPLICABLE'),
    ...rows(
      'asked',
      'allergy hai',
      'drug allergy +',
      'drug allergy present',
      'h/o drug reaction',
      'injection reaction',
      'rash since childhood',
    ),
    ...rows(
      'asked',
      'some tablet',
      'goli se allergy',
      'koi dawa',
      'कोई दवा',
      'इंजेक्शन',
      'bukhar ki goli',
      'khansi ki dawa',
      'BP ki dawa',
      'TB ki dawa',
    ),
    ...rows(
      'asked',
      'sugar ki dawa',
      'gas ki goli',
      'neend ki goli',
      'dust and drugs',
      'Food allergy, drug allergy',
      'fish, some injection',
    ),
    ...rows(
      'asked',
      'no allergy except sulfa',
      'none except dust',
      'Penicillin - no',
      'tolerates penicillin',
      'no penicillin',
    ),
    ...rows(
      'asked',
      'No allergy to penicillin, sulfa',
      'not allergic to penicillin and sulfa',
      'Penicillin allergy ruled out',
    ),
    ...rows(
      'medicine, asked',
      'penicillin zyxotil rash',
      'Penicillin Ceftumzz Zyxo Qwert',
      'penicillin not tolerated',
    ),
    ...rows(
      'medicine, asked',
      'allergic to sulfa not penicillin',
      'allergic to penicillin but not amoxicillin',
    ),
  ])('"%s": %s', (written, answer) => expect(answerOf(written)).toBe(answer));

  it.each([
    ...rows(
      'things',
      'dhool',
      'mitti',
      'धूल मिट्टी',
      'anda',
      'अंडा',
      'machli',
      'moongfali',
      'मूंगफली',
      'baigan',
      'बैंगन',
      'imli',
      'doodh',
      'दूध',
    ),
    ...rows(
      'things',
      'bhindi',
      'methi',
      'petrol',
      'kutta',
      'machhar',
      'ठंड से',
      'smoke',
      'perfume',
      'sabun',
      'mausam',
      'dust & pollen',
      'food allergy',
    ),
    ...rows(
      'medicine',
      'penicillin?',
      '? sulfa',
      'query penicillin',
      'Penicillin (skin test +ve)',
      'penicillin developed wheals over trunk',
    ),
    ...rows(
      'medicine',
      'Drug allergies: Penicillin; Food: none',
      'pensilin/sulfa',
      'pensilin, sulfa, dust',
      'NKDA; penicillin',
    ),
  ])('"%s": %s', (written, answer) => expect(answerOf(written)).toBe(answer));
});
