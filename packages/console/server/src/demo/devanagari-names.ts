/** Hindi and Marathi names of the lists, each followed by the script its owners write it in. */
const PAIRS =
  'Rajesh राजेश Amit अमित Suresh सुरेश Vikas विकास Manoj मनोज Sanjay संजय Deepak दीपक Rakesh राकेश ' +
  'Ashok अशोक Anil अनिल Sandeep संदीप Ravi रवि Dinesh दिनेश Sunita सुनीता Pooja पूजा Neha नेहा ' +
  'Anita अनीता Rekha रेखा Priyanka प्रियंका Geeta गीता Kiran किरण Sarita सरिता Shalini शालिनी ' +
  'Meena मीना Vandana वंदना Nisha निशा Usha उषा Asha आशा Sachin सचिन Prashant प्रशांत Nitin नितीन ' +
  'Ganesh गणेश Vaishali वैशाली Ashwini अश्विनी Snehal स्नेहल Madhuri माधुरी Supriya सुप्रिया ' +
  'Manisha मनीषा Sharma शर्मा Verma वर्मा Gupta गुप्ता Singh सिंह Yadav यादव Mishra मिश्रा ' +
  'Tiwari तिवारी Agarwal अग्रवाल Srivastava श्रीवास्तव Chauhan चौहान Saxena सक्सेना Pandey पाण्डेय ' +
  'Tripathi त्रिपाठी Jain जैन Deshpande देशपांडे Kulkarni कुलकर्णी Patil पाटील Joshi जोशी ' +
  'Shinde शिंदे Jadhav जाधव Pawar पवार Chavan चव्हाण';

const DEVANAGARI = new Map(
  [...PAIRS.matchAll(/(\S+) (\S+)/g)].map(([, latin = '', own = '']) => [latin, own]),
);

/** The name in Devanagari; undefined for one whose spelling is not known here. */
export function inDevanagari(given: string, family: string): { given: string; family: string } | undefined {
  const nativeGiven = DEVANAGARI.get(given);
  const nativeFamily = DEVANAGARI.get(family);
  return nativeGiven && nativeFamily ? { given: nativeGiven, family: nativeFamily } : undefined;
}
