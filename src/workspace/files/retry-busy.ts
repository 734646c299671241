import { systemErrorCode } from '../../base/system-error.ts'
import { sleepSync } from '../processes/sleep-sync.ts'

/** Errors that Windows reports while another program has the file open: another Sage, a virus scanner, an indexer. */
const BUSY = new Set(['EPERM', 'EBUSY', 'EACCES'])

/** Acts, and on Windows retries for up to 200 ms while the file is in use. */
export function retryBusy<T>(act: () => T): T {
  for (let attempt = 0; ; attempt++) {
    try {
      return act()
    } catch (error) {
      const busy = process.platform === 'win32' && BUSY.has(systemErrorCode(error) ?? '')
      if (!busy || attempt === 8) throw error
      sleepSync(5 + attempt * 5)
    }
  }
}
