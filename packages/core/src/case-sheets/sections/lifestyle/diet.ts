import { caseSheet, part, rows } from '../../case-sheet.ts';
import { ifYes, note, yesNo } from '../../choices.ts';
import { anyOf, choice, counted, line } from '../../fields.ts';

const WEEK = { min: 0, max: 7 };

export const DIET = caseSheet(
  'DIET',
  { source: 'Dietary Guidelines for Indians, ICMR-NIN 2024; WHO STEPS instrument 3.2, diet' },
  part(
    'habit',
    ['Eating habits', 'खाने की आदतें'],
    [
      choice('kind', ['Diet', 'भोजन'], {
        VEGETARIAN: ['Vegetarian', 'शाकाहारी'],
        EGG: ['Vegetarian with eggs', 'शाकाहारी, अंडे के साथ'],
        MIXED: ['Mixed', 'मांसाहारी'],
        VEGAN: ['No animal food at all', 'कोई पशु उत्पाद नहीं'],
        OTHER: ['Other', 'अन्य'],
      }),
      counted('meals', ['Meals a day', 'दिन में भोजन'], { min: 0, max: 10 }),
      counted(
        'fruitVegetables',
        ['Servings of fruit and vegetables a day', 'दिन में फल और सब्ज़ी के हिस्से'],
        { min: 0, max: 30 },
        {
          hint: [
            'A serving is about 80 g: one fruit or a small bowl',
            'एक हिस्सा लगभग 80 ग्राम: एक फल या छोटी कटोरी',
          ],
        },
      ),
      choice('salt', ['Adds salt at the table', 'ऊपर से नमक'], {
        NEVER: ['Never', 'कभी नहीं'],
        SOMETIMES: ['Sometimes', 'कभी-कभी'],
        ALWAYS: ['Always', 'हमेशा'],
      }),
      counted(
        'saltyDays',
        ['Days a week with pickle, papad or salty snacks', 'हफ़्ते में कितने दिन अचार, पापड़ या नमकीन'],
        WEEK,
      ),
      counted('friedDays', ['Days a week with fried food', 'हफ़्ते में कितने दिन तला हुआ'], WEEK),
      counted(
        'sweetDays',
        ['Days a week with sweets or sugary drinks', 'हफ़्ते में कितने दिन मिठाई या मीठे पेय'],
        WEEK,
      ),
      anyOf('fat', ['Cooking fat', 'खाना पकाने का तेल'], {
        MUSTARD: ['Mustard', 'सरसों'],
        GROUNDNUT: ['Groundnut', 'मूँगफली'],
        SUNFLOWER: ['Sunflower, soya or rice bran', 'सूरजमुखी, सोया या राइस ब्रान'],
        COCONUT: ['Coconut', 'नारियल'],
        PALM: ['Palm', 'पाम'],
        GHEE: ['Ghee or butter', 'घी या मक्खन'],
        VANASPATI: ['Vanaspati', 'वनस्पति'],
      }),
      counted('water', ['Water a day', 'दिन में पानी'], { min: 0, max: 15 }, { unit: 'L', decimals: 1 }),
      yesNo('fasts', ['Fasts', 'व्रत या रोज़ा रखते हैं']),
      ifYes('fasts', line('fastsWhen', ['When', 'कब'])),
      note(),
    ],
  ),
  part('day', ['What was eaten yesterday', 'कल क्या खाया'], [], {
    group: rows(
      'meals',
      ['Meal', 'भोजन'],
      12,
      choice(
        'time',
        ['When', 'कब'],
        {
          MORNING: ['Early morning', 'सुबह'],
          BREAKFAST: ['Breakfast', 'नाश्ता'],
          MIDDAY: ['Midday', 'दोपहर'],
          AFTERNOON: ['Afternoon', 'शाम का नाश्ता'],
          EVENING: ['Evening', 'रात का खाना'],
          NIGHT: ['Before sleep', 'सोने से पहले'],
        },
        { required: true },
      ),
      line('food', ['Food and amount', 'खाना और मात्रा'], { maxLength: 400, required: true }),
    ),
  }),
);
