interface Locality {
  readonly state: string;
  readonly city: string;
  readonly name: string;
  readonly pin: string;
}

const localities = (state: string, city: string, text: string): readonly Locality[] =>
  text.split('; ').map((one) => ({ state, city, name: one.slice(0, -7), pin: one.slice(-6) }));

/** Localities with PIN codes, by the facility of the patients who live there. */
export const LOCALITIES: readonly (readonly Locality[])[] = [
  [
    ...localities(
      'Telangana',
      'Hyderabad',
      'Jubilee Hills 500033; Banjara Hills 500034; Ameerpet 500016; Kukatpally 500072; Mehdipatnam 500028; ' +
        'Himayatnagar 500029; Malakpet 500036; Charminar 500002; Gachibowli 500032; Dilsukhnagar 500060',
    ),
    ...localities('Telangana', 'Secunderabad', 'Marredpally 500026; Tarnaka 500017; Malkajgiri 500047'),
    ...localities('Telangana', 'Warangal', 'Hanamkonda 506001; Kazipet 506003'),
  ],
  [
    ...localities(
      'Tamil Nadu',
      'Chennai',
      'Anna Nagar 600040; T. Nagar 600017; Mylapore 600004; Adyar 600020; Velachery 600042; Perambur 600011; ' +
        'Kodambakkam 600024; Villivakkam 600049; Triplicane 600005; Royapuram 600013',
    ),
    ...localities('Tamil Nadu', 'Kanchipuram', 'Periya Kanchipuram 631502; Orikkai 631502'),
    ...localities('Tamil Nadu', 'Vellore', 'Gandhi Nagar 632006; Sathuvachari 632009'),
  ],
];

export const STREETS: readonly string[] = (
  'MG Road; Station Road; Gandhi Street; Nehru Road; Temple Street; ' +
  'Lake View Road; 2nd Cross Street; 4th Main Road; Market Road; School Street'
).split('; ');
