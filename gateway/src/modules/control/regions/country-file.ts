import { readFileSync, statSync } from 'node:fs';
import { type CountryResponse, Reader } from 'mmdb-lib';

/** Which country an address is in, as far as a file on this machine knows. */
export interface CountryFile {
  /** Two letters (ISO 3166); undefined when the file does not know, or there is none. */
  countryOf(address: string): string | undefined;
  /** When the file was made; undefined without one. */
  made: Date | undefined;
}

const NO_FILE: CountryFile = { countryOf: () => undefined, made: undefined };
const MAX_FILE_BYTES = 512 * 1024 * 1024;

/**
 * Opens a file in the MaxMind DB format, whoever made it, whole into memory.
 *
 * @throws Error saying which file is none
 */
export function openCountryFile(path: string | undefined): CountryFile {
  if (path === undefined) return NO_FILE;
  const reader = read(path);
  return {
    made: reader.metadata.buildEpoch,
    countryOf(address) {
      const found = reader.get(address);
      const code = found?.country?.iso_code ?? found?.registered_country?.iso_code;
      return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined;
    },
  };
}

function read(path: string): Reader<CountryResponse> {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) throw new Error('it is larger than 512 MB');
    return new Reader<CountryResponse>(readFileSync(path));
  } catch (error) {
    throw new Error(`PAVILION_COUNTRY_FILE names ${path}, which cannot be read as a country file in the MaxMind DB format`, {
      cause: error,
    });
  }
}
