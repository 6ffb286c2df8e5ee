# The web app and the API, run by an ordinary user. The build has all that it needs in it; the database is the PostgreSQL that DATABASE_URL names.
FROM node:22-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund

FROM dependencies AS build
COPY . .
RUN npm run build

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/salud`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# An empty database stays empty: open the first account with `node dist/server/usuario.js`. Without --vacio it is filled with demonstration data.
CMD ["node", "dist/server/main.js", "--vacio"]
