import type { Country } from '@pavilion/api/verification';
import type { Locale } from '@pavilion/i18n';
import { Metadata } from 'libphonenumber-js/core';
import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/mobile/metadata';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';

/** A number as somebody typed it. */
export interface PhoneInput {
  mobileNum: string;
  /** With or without `+`. Missing: the brand's first country. */
  countryDialingCode?: string | undefined;
}

/** Which mobile numbers a brand takes. */
export interface Phones {
  countries(brand: string, locale: Locale): Promise<Country[]>;
  /**
   * The normal form, `+8801712345678`: whatever way it was typed, a number is counted and found by it.
   * @throws DomainError `verification.phone_invalid`, `verification.country_refused`
   */
  normalForm(brand: string, typed: PhoneInput): Promise<string>;
}

/** Digits, and what people put between them. Extensions, letters and digits of other scripts are no part of a number. */
const TYPED = /^[0-9 ()+.-]{4,24}$/;
/** Where the plan of a country has ranges that nobody is given. */
const NARROWER: Readonly<Record<string, RegExp>> = { BD: /^\+8801[3-9][0-9]{8}$/ };

export function createPhones(db: Database): Phones {
  const countriesOf = async (brand: string): Promise<CountryCode[]> => {
    const rows = await db.selectFrom('brand_countries').select('country').where('brand', '=', brand).orderBy('position').execute();
    return rows.flatMap(({ country }) => (isSupportedCountry(country) ? [country] : []));
  };
  return {
    countries: async (brand, locale) => (await countriesOf(brand)).map((country) => describe(country, locale)),
    async normalForm(brand, { mobileNum, countryDialingCode }) {
      const allowed = await countriesOf(brand);
      const code = countryDialingCode?.replace(/^\+/, '');
      const country = allowed.find((each) => code === undefined || getCountryCallingCode(each) === code);
      if (!country) throw refused('verification.country_refused', 'countryDialingCode');
      const number = TYPED.test(mobileNum)
        ? parsePhoneNumberFromString(mobileNum, { defaultCountry: country, extract: false })
        : undefined;
      if (!number?.isValid() || !number.country) throw invalid(country);
      if (!allowed.includes(number.country)) throw refused('verification.country_refused', 'mobileNum');
      if (NARROWER[number.country]?.test(number.number) === false) throw invalid(number.country);
      return number.number;
    },
  };
}

function describe(country: CountryCode, locale: Locale): Country {
  const example = getExampleNumber(country, examples);
  const [national, typed] = [example?.nationalNumber ?? '', example?.formatNational() ?? ''];
  const lengths = mobileLengths(country) ?? [national.length];
  return {
    countryCode: country,
    countryDialingCode: getCountryCallingCode(country),
    name: new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country,
    minDigits: Math.min(...lengths),
    maxDigits: Math.max(...lengths),
    trunkPrefix: typed.replace(/[^0-9]/g, '').slice(0, -national.length),
    example: typed,
  };
}

/** The library knows them; its types do not. */
function mobileLengths(country: CountryCode): number[] | undefined {
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(country);
  const plan = plans.numberingPlan as { type?(name: 'MOBILE'): { possibleLengths(): number[] } | undefined } | undefined;
  return plan?.type?.('MOBILE')?.possibleLengths();
}

function refused(code: 'verification.country_refused', field: string): DomainError {
  return new DomainError(code, { fields: { [field]: code } });
}

/** With an example that fits the country, and as many digits as it has. */
function invalid(country: CountryCode): DomainError {
  const { minDigits, maxDigits, trunkPrefix, example } = describe(country, 'en');
  const [least, most] = [minDigits, maxDigits].map((digits) => digits + trunkPrefix.length);
  const code = 'verification.phone_invalid';
  return new DomainError(code, {
    fields: { mobileNum: code },
    details: { digits: least === most ? String(least) : `${least}–${most}`, example },
  });
}
