/** Hindi words, in romanised spellings and in Devanagari. */
const HINDI: readonly (readonly [words: string, thing: string])[] = [
  ['ande andey अण्डे', 'egg'],
  ['moongfali moongphali mungfali mungphali mumfali singdana', 'peanut'],
  ['akhrot pista kajoo badaam अखरोट पिस्ता', 'nut'],
  ['soyabean soybean soyabeen', 'soya'],
  ['jhinga jheenga kekda', 'shellfish'],
  ['machli machhli machali machhali machchi macchi मछलि', 'fish'],
  ['doodh dudh dahi dahee panir chhachh lassi paneer पनीर लस्सी', 'milk'],
  ['gehu gehun genhu genhoon atta maida aata गेहू आटा मैदा', 'wheat'],
  [
    `baigan began mirch mirchi masala masale masaledar imli amchur khatta khatai tamatar aloo alu pyaz pyaaz lahsun lehsun adrak haldi
    kela kele aam santra nimbu papita anar angoor kathal gobhi gobi bhindi karela lauki palak arbi arvi urad masoor chana chane besan
    chawal rice til sarso sarson nariyal khana khane jeera sabji sabzi achar maggi chocolate coconut corn oats ragi
    mustard sesame honey shahad ghee oil tel sugar chini cheeni guava litchi lychee grapes orange lemon cucumber capsicum bhutta
    cabbage carrot ginger mutton kheer jackfruit meat junk
    मिर्च मसाला मसाले इमली खट्टा टमाटर आलू प्याज लहसुन अदरक हल्दी केला आम संतरा नींबू पपीता कटहल गोभी भिंडी पालक अरबी उड़द उडद मसूर चना
    बेसन चावल तिल सरसों नारियल खाना अचार शहद घी तेल चीनी मशरूम चाय कॉफी चॉकलेट मांस`,
    'food',
  ],
  [
    `whey protein peas matar beans okra lady_finger ladyfinger cauliflower spinach ghiya tinda parwal turai tori kaddu pumpkin kheera methi
    dhania pudina elaichi laung dalchini ajwain hing jaiphal saunf poha suji idli dosa sambar roti bread biscuit biscuits noodles pizza
    burger cold_drink cold_drinks ice_cream salt namak vinegar yeast mayonnaise मेथी धनिया पुदीना लौंग हींग रोटी ब्रेड नमक भिण्डी मटर`,
    'food',
  ],
  ['dhul dhool dhoolh mitti mitty gard garda धुल', 'dust'],
  ['gajar_ghas congress_grass phool phoolon parag ghas गाजर_घास फूल घास', 'pollen'],
  ['fafund phaphoond seelan फफूंद फफूँद', 'mould'],
  ['kutta kutte billi kabootar kabutar murgi gaay janwar parrot pigeon pigeons कबूतर जानवर', 'animals'],
  [
    `machhar machar macchar chinti cheenti madhumakkhi madhumakhi bhid tatiya keeda keede kide makdi khatmal scorpion bichhu spider
    चींटी ततैया कीड़ा कीडा कीड़े कीडे खटमल बिच्छू`,
    'insects',
  ],
  [
    `hair_oil cotton polyester plastic petrol kerosene paint colours colour rang chlorine phenyl harpic bleach steel watch_strap belt bangles
    kajal lipstick face_cream sanitary_pad bandage micropore ecg_gel sabun surf nirma shampoo talcum itra kumkum bindi sindoor साबुन शैंपू इत्र सिंदूर बिंदी`,
    'contact',
  ],
  [
    `season_change change_of_weather change_of_season swimming_pool ice cold_water dhua dhuan dhuaan thand thandi thanda sardi garmi dhoop dhup mausam barish hawa humidity ठंड ठण्ड ठंडी सर्दी गर्मी धूप मौसम बारिश हवा`,
    'environment',
  ],
  ['sharab daru daaru शराब', 'alcohol'],
];

const wholeWords = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${words.split(/\s+/).filter(Boolean).join('|').replaceAll('_', ' ')})(?![\\p{L}\\p{M}])`,
    'gu',
  );

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bhair (?:dye|colour|color)\b|\bmehe?ndi\b|\bhenna\b/g, 'cosmetics'],
  [/\beggs?\b|\banda\b|अंडा|अंडे|अण्डा/g, 'egg'],
  [/\bpeanuts?\b|\bground ?nuts?\b|मूंगफली|मूँगफली/g, 'peanut'],
  [
    /\b(?:tree ?)?nuts?\b|\bcashews?\b|\balmonds?\b|\bwalnuts?\b|\bpistachios?\b|\bkaju\b|\bbadam\b|काजू|बादाम/g,
    'nut',
  ],
  [/\bsoya?(?: ?beans?)?\b|सोया/g, 'soya'],
  [/\bshell ?fish\b|\bsea ?food\b|\bprawns?\b|\bshrimps?\b|\bcrabs?\b|\blobsters?\b|झींगा/g, 'shellfish'],
  [/\bfish\b|मछली/g, 'fish'],
  [/\bmilk\b|\bdairy(?: products?)?\b|\blactose\b|\bcurds?\b|\bpaneer\b|\bcheese\b|दूध|दही/g, 'milk'],
  [/\bwheat\b|\bgluten\b|गेहूं|गेहूँ/g, 'wheat'],
  [
    /\bfoods?\b|\bchicken\b|\bmutton\b|\bbeef\b|\bpork\b|\bmeat\b|\bbrinjals?\b|\bbaingan\b|\btomato(?:es)?\b|\bpotato(?:es)?\b|बैंगन/g,
    'food',
  ],
  [
    /\bmushrooms?\b|\bbananas?\b|\bmango(?:es)?\b|\bpapayas?\b|\bpineapples?\b|\bstrawberr(?:y|ies)\b|\bcitrus\b|\bkiwi\b|\bfruits?\b/g,
    'food',
  ],
  [
    /\bchocolates?\b|\bcoffee\b|\btea\b|\bsesame\b|\bmustard\b|\bgarlic\b|\bonions?\b|\bspic(?:es|y)\b|\bdal\b|\brajma\b|\bajinomoto\b|\bmsg\b/g,
    'food',
  ],
  [/\b(?:house )?dust(?: mites?)?\b|\bmites?\b|\bdhool\b|धूल|मिट्टी/g, 'dust'],
  [
    /\b(?:tree |grass |weed )?pollens?\b|\bgrass(?:es)?\b|\btrees?\b|\bweeds?\b|\bparthenium\b|\bflowers?\b|पराग/g,
    'pollen',
  ],
  [/\bmou?lds?\b|\bmildew\b/g, 'mould'],
  [
    /\b(?:animals?|cats?|dogs?|pets?)(?: dander| hair| fur)?\b|\bdander\b|\bfur\b|\bfeathers?\b|\bcockroach(?:es)?\b|बिल्ली|कुत्त/g,
    'animals',
  ],
  [
    /\b(?:honey ?)?(?:bees?|wasps?|ants?|hornets?|mosquito(?:es)?|insects?)(?: stings?| bites?| venom)?\b|\bvenom\b|मधुमक्खी|मच्छर/g,
    'insects',
  ],
  [/\blatex\b|\brubber\b|\bgloves?\b/g, 'latex'],
  [
    /\bnickel\b|\bmetals?\b|\bjewell?ery\b|\bsoaps?\b|\bdetergents?\b|\bperfumes?\b|\bcosmetics?\b|\bwool\b|\bleather\b|\bcement\b/g,
    'contact',
  ],
  [/\b(?:adhesive |micropore |surgical )?(?:tapes?|plasters?|adhesives?)\b|\bband ?aids?\b/g, 'contact'],
  [
    /\bsmoke\b|\bpollution\b|\bsun(?:light)?\b|\bcold (?:weather|air|water)\b|\bheat\b|\bweather\b|\bseasonal\b|\bsmells?\b|धुआं|धुआँ/g,
    'environment',
  ],
  [/\balcohol\b/g, 'alcohol'],
];

/**
 * Food and other substances that are not medicines. They are compared only with rows of `CROSS_ROWS` that name them.
 */
export const OTHER_ALLERGENS: readonly (readonly [RegExp, string])[] = [
  ...ENGLISH,
  ...HINDI.map(([words, thing]) => [wholeWords(words), thing] as const),
];
