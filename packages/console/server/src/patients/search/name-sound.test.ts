import { foldName } from '@careline/core/internal/patients';
import { describe, expect, it } from 'vitest';
import { soundKey, soundOf } from './name-sound.ts';
import { nameKey } from './name-spellings.ts';

const sound = (name: string): string => foldName(name).split(' ').map(soundOf).join(' ');

describe('names that sound alike', () => {
  it.each([
    ['Lakshmi', 'Laxmi', 'Lakshmee', 'Laksmi', 'लक्ष्मी', 'ಲಕ್ಷ್ಮೀ', 'లక్ష్మి', 'ലക്ഷ്മി'],
    ['Geeta', 'Gita', 'Geetha', 'Githa', 'गीता', 'ગીતા', 'গীতা', 'ਗੀਤਾ'],
    ['Sunita', 'Suneeta', 'Sunitha', 'सुनीता'],
    ['Sharma', 'Sarma', 'Sharmaa', 'शर्मा'],
    ['Vikram', 'Wikram', 'विक्रम'],
    ['Swati', 'Svati', 'Swathi', 'स्वाति'],
    ['Ram', 'Raam', 'Rama', 'राम'],
    ['Kumar', 'Kumaar', 'Koomar', 'कुमार', 'കുമാർ'],
    ['Krishna', 'Krisna', 'Krishnaa', 'कृष्ण'],
    ['Chandra', 'Chandraa', 'Chhandra', 'चंद्र', 'चन्द्र'],
    ['Dhananjay', 'Dananjai', 'धनंजय'],
    ['Bharat', 'Barat', 'Bharath', 'भरत'],
    ['Sampat', 'Sanpat', 'Sampath', 'संपत', 'सम्पत'],
    ['Mukherji', 'Mukherjee', 'Mukkerji'],
    ['Farooq', 'Faruk', 'Pharook', 'फ़ारूक़', 'फारूक'],
    ['Zeenat', 'Jinat', 'ज़ीनत', 'जीनत'],
    ['Gyan', 'Jnan', 'ज्ञान'],
    ['Priya', 'Preeya', 'प्रिया'],
    ['Vijay', 'Vijai', 'विजय'],
    ['Gowda', 'Gauda', 'Gouda', 'गौड़ा', 'गौडा'],
    ['Vaishali', 'Waishali', 'वैशाली'],
    ['Sarah', 'Sara', 'Saara', 'सारा'],
    ['Shah', 'Sah', 'शाह'],
    ['Anna', 'Ana', 'अन्ना'],
    ['Christina', 'Kristina'],
    ['Azhagan', 'Alagan'],
    ['Ishwar', 'Eeshvar', 'ईश्वर'],
    ['Om', 'ओम'],
  ])('%s', (...spellings) => {
    expect(new Set(spellings.map(sound)).size, spellings.map(sound).join(' | ')).toBe(1);
  });

  it.each([
    ['Ravi', 'Reva'],
    ['राम', 'रमी'],
    ['Lakshmi', 'Lakshman'],
    ['Gita', 'Gota'],
    ['Mohan', 'Mohit'],
    ['Sita', 'Sota'],
    ['Amit', 'Mita'],
    ['Kumar', 'Komal'],
  ])('but not %s and %s', (one, other) => {
    expect(sound(one)).not.toBe(sound(other));
  });

  it.each([
    ['Lakshmi', 'Laksh'],
    ['Lakshmi', 'Lak'],
    ['लक्ष्मी', 'Laxm'],
    ['Mahesh', 'Mah'],
    ['Chandrasekhar', 'Chandra'],
    ['Venkatesh', 'Wenkat'],
    ['सुब्रमण्यम', 'Subram'],
  ])('%s starts like the typed %s sounds', (name, typed) => {
    expect(sound(name).startsWith(sound(typed))).toBe(true);
  });

  it.each([
    ['digits', 'Aaron697', 'aron697'],
    ['a script without a table', 'محمد', 'محمد'],
    ['nothing', '', ''],
    ['one vowel', 'A', 'a'],
  ])('leave %s', (_, name, expected) => {
    expect(sound(name)).toBe(expected);
  });
});

describe('the stored key', () => {
  it('has the sound of each word once', () => {
    expect(soundKey(nameKey(['Laxmi Sharma', 'लक्ष्मी']))).toBe(' lksmi srm lksmisrm');
  });

  it('is empty without a name', () => {
    expect(soundKey('')).toBe('');
  });
});
